export { stdNatives } from './src/machine/std/std'
