import type { SiteConfig } from '../../lib/config/siteConfig'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'

const ASSISTANT_URL = 'https://chatgpt.com?hints=search&q='

export function assistantPrompt(aiCta: SiteConfig['aiCta'], location: string): string {
  return typeof aiCta === 'function' ? aiCta({ location }) : defaultPrompt(location)
}

export function assistantUrl(prompt: string): string {
  return ASSISTANT_URL + encodeURIComponent(prompt)
}

function defaultPrompt(location: string): string {
  return [
    `Research and analyze this documentation page so that I can ask you about it: ${location}`,
    'Once you have read it, invite me to ask my questions.',
    'Do not put the content of the page into your reply.',
    'Answer what I ask later with reference to this site.',
  ].join('\n')
}

/** Cached; failures are retried. */
export const pageSource = memoizedLoad(fetchText)

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}
