import { siteCode } from './src/gatsby/patches/siteCode'

/** Plugins and paths: src/gatsby/gatsbyConfig.ts. */
export default siteCode().gatsbyConfig
