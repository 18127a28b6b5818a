/** Ranges whose length always fits a usize. */
function sized(range: string, types: string) {
  return types
    .split(' ')
    .map((type) => `  impl ExactSizeIterator for ${range}<${type}> {}`)
    .join('\n')
}

/** Ranges, as they stand in `ops`. */
export const rangeItems = `
  #[derive(Clone, PartialEq, Eq, Hash, Default)]
  struct Range<T> { pub start: T, pub end: T }
  #[derive(Clone, PartialEq, Eq, Hash)]
  struct RangeInclusive<T> { start: T, end: T, exhausted: bool }
  #[derive(Clone, PartialEq, Eq, Hash)]
  struct RangeFrom<T> { pub start: T }
  #[derive(Clone, Copy, PartialEq, Eq, Hash)]
  struct RangeTo<T> { pub end: T }
  #[derive(Clone, Copy, PartialEq, Eq, Hash)]
  struct RangeToInclusive<T> { pub end: T }
  #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
  struct RangeFull;
  impl<T: Debug> Debug for Range<T> {}
  impl<T: Debug> Debug for RangeInclusive<T> {}
  impl<T: Debug> Debug for RangeFrom<T> {}
  impl<T: Debug> Debug for RangeTo<T> {}
  impl<T: Debug> Debug for RangeToInclusive<T> {}
  impl Debug for RangeFull {}
  impl<T: Step> Iterator for Range<T> { type Item = T; }
  impl<T: Step> DoubleEndedIterator for Range<T> {}
${sized('Range', 'u8 i8 u16 i16 u32 i32 usize isize')}
  impl<T: Step> Iterator for RangeInclusive<T> { type Item = T; }
  impl<T: Step> DoubleEndedIterator for RangeInclusive<T> {}
${sized('RangeInclusive', 'u8 i8 u16 i16')}
  impl<T: Step> Iterator for RangeFrom<T> { type Item = T; }
  impl<T> Range<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      self.start <= *item && *item < self.end
    }
    fn is_empty(&self) -> bool where T: PartialOrd { !(self.start < self.end) }
  }
  impl<T> RangeInclusive<T> {
    fn new(start: T, end: T) -> RangeInclusive<T> { RangeInclusive { start, end, exhausted: false } }
    fn start(&self) -> &T { &self.start }
    fn end(&self) -> &T { &self.end }
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      self.start <= *item && *item <= self.end
    }
    fn is_empty(&self) -> bool where T: PartialOrd { self.exhausted || !(self.start <= self.end) }
  }
  impl<T> RangeFrom<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      self.start <= *item
    }
  }
  impl<T> RangeTo<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      *item < self.end
    }
  }
  impl<T> RangeToInclusive<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      *item <= self.end
    }
  }
  trait RangeBounds<T> {}
  impl<T> RangeBounds<T> for Range<T> {}
  impl<T> RangeBounds<T> for RangeInclusive<T> {}
  impl<T> RangeBounds<T> for RangeFrom<T> {}
  impl<T> RangeBounds<T> for RangeTo<T> {}
  impl<T> RangeBounds<T> for RangeToInclusive<T> {}
  impl<T> RangeBounds<T> for RangeFull {}
`
