use std::fmt;
struct Bits(u8);
impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Bits").field("low", &(self.0 & 15)).field("high", &(self.0 >> 4)).finish()
    }
}
impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {} {:?} {:?} {:?}", f.alternate(), f.sign_plus(), f.width(), f.precision(), f.fill())
    }
}
impl fmt::Binary for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Binary::fmt(&self.0, f)
    }
}
impl fmt::Octal for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Octal::fmt(&self.0, f)
    }
}
impl fmt::LowerHex for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}
impl fmt::UpperHex for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::UpperHex::fmt(&self.0, f)
    }
}
impl fmt::LowerExp for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::LowerExp::fmt(&self.0, f)
    }
}
impl fmt::UpperExp for Bits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::UpperExp::fmt(&self.0, f)
    }
}
struct Listed(Vec<i32>);
impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.0.iter()).entry(&"end").finish()
    }
}
impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entry(&1).entries([2, 3]).finish()?;
        f.debug_map().entry(&"a", &1).entries([("b", 2)]).finish()?;
        f.debug_tuple("Pair").field(&1).field(&'x').finish()?;
        f.debug_struct("Open").field("a", &1).finish_non_exhaustive()?;
        fmt::Debug::fmt(&0.5, f)
    }
}
log!("{:?} {:#?}", Bits(0x5a), Bits(0x5a));
log!("{} {:+} {:#} {:*>6.2}", Bits(1), Bits(1), Bits(1), Bits(1));
log!("{:b} {:#010b} {:o} {:#o} {:x} {:#x} {:X} {:04X}", Bits(90), Bits(90), Bits(90), Bits(90), Bits(90), Bits(90), Bits(90), Bits(90));
log!("{:e} {:E}", Bits(90), Bits(90));
log!("{:?} {:#?}", Listed(vec![1, 2]), Listed(vec![1]));
log!("{} {:#}", Listed(vec![]), Listed(vec![]));
