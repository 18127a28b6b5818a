export const ENGINE_VERSION = '0.7.4'

/** Pages below this address are the documentation. */
export const DOCS_ROUTE = '/learn/'

/** Pages below this address document the engine's API. */
export const API_ROUTE = '/learn/api'

export const CHANGELOG_URL = 'https://github.com/super-turbo-society/turbo-cli/releases'
const DEMOS_URL = 'https://github.com/super-turbo-society/turbo-demos'
export const CONTRIBUTING_URL = `${DEMOS_URL}/blob/main/CONTRIBUTING.md`
export const DISCORD_URL = 'https://discord.gg/makegamesfast'
export const GITHUB_URL = 'https://github.com/super-turbo-society'
export const X_URL = 'https://twitter.com/makegamesfast'
