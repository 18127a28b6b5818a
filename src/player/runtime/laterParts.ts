export { SUGGESTIONS } from 'engine/suggestions'
export { absentMethods, laterDeclarations, stdNatives } from 'rust/std'
