//! What instructions without operands do to the depth of the operand stack.

use crate::opcode::*;

/// Slots pushed less slots popped, for instructions whose effect does not depend on a constant.
pub(super) fn stack_effect(opcode: u8) -> Option<i32> {
    Some(match opcode {
        NOP
        | IINC
        | INEG..=DNEG
        | I2F
        | L2D
        | F2I
        | D2L
        | I2B..=I2S
        | SWAP
        | GOTO
        | GOTO_W
        | RETURN
        | NEWARRAY
        | ANEWARRAY
        | ARRAYLENGTH
        | CHECKCAST
        | INSTANCEOF => 0,
        ACONST_NULL..=ICONST_5 | FCONST_0..=FCONST_2 | BIPUSH | SIPUSH | NEW => 1,
        LCONST_0 | LCONST_1 | DCONST_0 | DCONST_1 => 2,
        ILOAD | FLOAD | ALOAD | ILOAD_0..=ILOAD_3 | FLOAD_0..=FLOAD_3 | ALOAD_0..=ALOAD_3 => 1,
        LLOAD | DLOAD | LLOAD_0..=LLOAD_3 | DLOAD_0..=DLOAD_3 => 2,
        IALOAD | FALOAD | AALOAD..=SALOAD => -1,
        LALOAD | DALOAD => 0,
        ISTORE | FSTORE | ASTORE => -1,
        ISTORE_0..=ISTORE_3 | FSTORE_0..=FSTORE_3 | ASTORE_0..=ASTORE_3 => -1,
        LSTORE | DSTORE | LSTORE_0..=LSTORE_3 | DSTORE_0..=DSTORE_3 => -2,
        IASTORE | FASTORE | AASTORE..=SASTORE => -3,
        LASTORE | DASTORE => -4,
        POP => -1,
        POP2 => -2,
        DUP..=DUP_X2 => 1,
        DUP2..=DUP2_X2 => 2,
        IADD | FADD | ISUB | FSUB | IMUL | FMUL | IDIV | FDIV | IREM | FREM => -1,
        LADD | DADD | LSUB | DSUB | LMUL | DMUL | LDIV | DDIV | LREM | DREM => -2,
        ISHL..=LUSHR | IAND | IOR | IXOR => -1,
        LAND | LOR | LXOR => -2,
        I2L | I2D | F2L | F2D => 1,
        L2I | L2F | D2I | D2F => -1,
        LCMP | DCMPL | DCMPG => -3,
        FCMPL | FCMPG => -1,
        IFEQ..=IFLE | IFNULL | IFNONNULL | TABLESWITCH | LOOKUPSWITCH => -1,
        IF_ICMPEQ..=IF_ACMPNE => -2,
        IRETURN | FRETURN | ARETURN | ATHROW | MONITORENTER | MONITOREXIT => -1,
        LRETURN | DRETURN => -2,
        _ => return None,
    })
}

/// Whether the opcode is a whole instruction.
pub(super) fn stands_alone(opcode: u8) -> bool {
    matches!(
        opcode,
        NOP..=DCONST_1
            | ILOAD_0..=SALOAD
            | ISTORE_0..=LXOR
            | I2L..=DCMPG
            | IRETURN..=RETURN
            | ARRAYLENGTH
            | ATHROW
            | MONITORENTER
            | MONITOREXIT
    )
}

/// Whether the instruction after it can only be reached by a jump.
pub(super) fn ends_flow(opcode: u8) -> bool {
    matches!(opcode, GOTO | GOTO_W | TABLESWITCH | LOOKUPSWITCH | IRETURN..=RETURN | ATHROW)
}
