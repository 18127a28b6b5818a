todo!();
