import type { Social } from '../../../lib/config/siteConfig'

const CHATS: Partial<Record<Social['icon'], string>> = { discord: 'Discord', telegram: 'Telegram' }

export function chatOf(socials: readonly Social[]): { name: string; link: string } | undefined {
  const chat = socials.find(({ icon }) => CHATS[icon] !== undefined)
  return chat && { name: chat.label ?? CHATS[chat.icon]!, link: chat.link }
}
