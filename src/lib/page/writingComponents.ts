export const WRITING_COMPONENTS = [
  'Authors',
  'BlogPosts',
  'Button',
  'Game',
  'Games',
  'HomePage',
  'Playground',
  'Sponsors',
  'Step',
  'Steps',
] as const

export type WritingComponent = (typeof WRITING_COMPONENTS)[number]
