unimplemented!();
