/** The policy that every plain text goes through on its way to where it would run. Its name is the browser's. */
export const OWN_ADDRESSES_POLICY = 'default'

/** The policy that vouches for the HTML that the build has made. */
export const FINISHED_HTML_POLICY = 'finished-html'

/** What browsers with Trusted Types offer, as far as this site uses it. */
export type TrustedTypes = {
  createPolicy: <Name extends keyof PolicyRules>(
    name: string,
    rules: Pick<PolicyRules, Name>,
  ) => { [Rule in Name]: (text: string) => string }
}

type PolicyRules = {
  createHTML: (html: string) => string
  /** No address stands for: not trusted. */
  createScriptURL: (address: string) => string | undefined
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}
