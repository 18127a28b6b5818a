import { siteCode } from './src/gatsby/siteCode'

export default siteCode().gatsbyConfig
