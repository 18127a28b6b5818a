export { SUGGESTIONS } from 'engine/suggestions'
export { laterDeclarations, stdNatives } from 'rust/std'
