import { momentOf } from 'engine'
import { inputInWords } from './inputInWords'

test.each([
  ['', ''],
  ['frame=90', ''],
  ['frame=40 keys=a@10', 'Z in frame 10'],
  ['frame=40 keys=a@10+a@20+a@40', 'Z in frames 10, 20 and 40'],
  ['frame=30 keys=right@1-10+start@30', '→ in frames 1 to 10 and Space in frame 30'],
  ['frame=10 pointer=128,72 press@10', 'a click at 128, 72 in frame 10'],
  ['frame=5 keys2=a@50+b', ', in frames 0 to 5'],
])('input up to %j is %j', (moment, words) => {
  expect(inputInWords(momentOf(moment)!)).toBe(words)
})
