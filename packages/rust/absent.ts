export { absentNames } from './src/front/std/absentNames'
