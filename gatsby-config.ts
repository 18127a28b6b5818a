export { gatsbyConfig as default } from './src/build/gatsbyConfig'
