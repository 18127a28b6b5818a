import { OWN_ADDRESSES_POLICY } from '../../lib/policy/contentPolicy'

/** The Trusted Types policy for the site's scripts and workers; does not cover HTML and code. */
export function trustOwnScripts() {
  window.trustedTypes?.createPolicy(OWN_ADDRESSES_POLICY, { createScriptURL: ownAddress })
}

function ownAddress(address: string): string | undefined {
  const { baseURI } = document
  return new URL(address, baseURI).origin === new URL(baseURI).origin ? address : undefined
}
