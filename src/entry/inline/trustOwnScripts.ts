import { OWN_ADDRESSES_POLICY } from '../../lib/policy/contentPolicy'

/**
 * Lets addresses of this site become scripts and workers, where the content policy asks who vouches for them. It has no
 * rule for HTML and code, so no plain text becomes either.
 */
export function trustOwnScripts() {
  window.trustedTypes?.createPolicy(OWN_ADDRESSES_POLICY, { createScriptURL: ownAddress })
}

function ownAddress(address: string): string | undefined {
  const { baseURI } = document
  return new URL(address, baseURI).origin === new URL(baseURI).origin ? address : undefined
}
