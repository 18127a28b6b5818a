import { siteCode } from './src/gatsby/patches/siteCode'

/** Site metadata, plugins and paths: src/gatsby/gatsbyConfig.ts. */
export default siteCode().gatsbyConfig
