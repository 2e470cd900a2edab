pub mod strict;
pub mod hotspot;
