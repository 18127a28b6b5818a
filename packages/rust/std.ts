export { laterDeclarations } from './src/front/std/laterStd'
export { stdNatives } from './src/machine/std/std'
