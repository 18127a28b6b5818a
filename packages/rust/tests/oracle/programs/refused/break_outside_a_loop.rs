// refused: E0268
break;
