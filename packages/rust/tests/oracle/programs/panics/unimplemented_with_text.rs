unimplemented!("never");
