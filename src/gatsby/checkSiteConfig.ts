import type { GatsbyNode } from 'gatsby'
import { z } from 'zod'
import type { SidebarItem, TopNavItem } from '../lib/config/siteConfig'
import { siteConfig } from '../site/siteConfig'

const color = z.string().regex(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i, 'write a hexadecimal color such as "#bf88ff"')
const address = z.string().regex(/^(\/|https?:\/\/)/, 'write a path from the root or an address with https://')
const path = z.string().regex(/^(\/|https?:\/\/|www\.)/, 'write a path from the root or an address with https://')
const themed = <Value extends z.ZodType>(value: Value) => z.strictObject({ light: value, dark: value })
const font = z.strictObject({ google: z.string().min(1).optional() }).optional()

const topNavItem: z.ZodType<TopNavItem> = z.lazy(() =>
  z
    .strictObject({
      id: z.string().optional(),
      text: z.string().optional(),
      link: path.optional(),
      match: z.string().startsWith('/').optional(),
      items: z.array(topNavItem).optional(),
      element: z.any().optional(),
    })
    .refine((item) => item.element !== undefined || item.text !== undefined, 'give the entry a text or an element')
    .refine((item) => item.link === undefined || item.items === undefined, 'give the entry a link or items, not both'),
)

const sidebarItem: z.ZodType<SidebarItem> = z.lazy(() =>
  z
    .strictObject({
      id: z.string().optional(),
      text: z.string().min(1),
      link: path.optional(),
      match: z.string().startsWith('/').optional(),
      items: z.array(sidebarItem).optional(),
      collapsed: z.boolean().optional(),
      disabled: z.boolean().optional(),
    })
    .refine((item) => item.link !== undefined || item.items !== undefined, 'give the entry a link or items'),
)

const sidebarSection = z.union([
  z.array(sidebarItem),
  z.strictObject({ items: z.array(sidebarItem), backLink: z.boolean().optional() }),
])

const sponsor = z.strictObject({ name: z.string().min(1), image: address, link: address })

/** What a site configuration may say; the types in `src/lib/config/siteConfig` explain each field. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  titleTemplate: z.string().includes('%s', 'put %s where the title of the page belongs'),
  description: z.string().min(1),
  baseUrl: z
    .string()
    .regex(
      /^https?:\/\/[^/]+$/,
      'write the public address without a trailing slash, such as "https://docs.example.com"',
    )
    .optional(),
  basePath: z.string().optional(),
  iconUrl: z.union([address, themed(address)]),
  logoUrl: z.union([address, themed(address)]).optional(),
  logoSize: z.strictObject({ width: z.number().positive(), height: z.number().positive() }).optional(),
  accentColor: themed(color),
  textOnAccent: themed(color).optional(),
  font: z.strictObject({ default: font, mono: font }).optional(),
  ogImageUrl: z.union([address, z.record(z.string().startsWith('/'), address)]).optional(),
  banner: z
    .strictObject({
      content: z.string().min(1),
      backgroundColor: color.optional(),
      textColor: z.string().optional(),
      height: z.string().optional(),
      dismissable: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
    })
    .optional(),
  topNav: z.array(topNavItem),
  sidebar: z.union([z.array(sidebarItem), z.record(z.string().startsWith('/'), sidebarSection)]),
  socials: z.array(
    z.strictObject({
      icon: z.enum(['discord', 'github', 'telegram', 'warpcast', 'x']),
      link: address,
      label: z.string().optional(),
    }),
  ),
  codeThemes: themed(z.string().min(1)),
  editLink: z
    .strictObject({
      pattern: z.union([z.string().includes(':path', 'put :path where the file belongs'), z.function()]),
      text: z.string().optional(),
    })
    .optional(),
  aiCta: z.union([z.boolean(), z.function()]).optional(),
  sponsors: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        height: z.number().positive().optional(),
        items: z.array(z.array(sponsor.nullable())),
      }),
    )
    .optional(),
  colorScheme: z.enum(['light', 'dark', 'system']).optional(),
  search: z.record(z.string(), z.unknown()).optional(),
})

/** One line for each fault of a site configuration: the field, and what is wrong with it. */
export function siteConfigFaults(config: unknown): string[] {
  const result = siteConfigSchema.safeParse(config)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.') || String((issue as { keys?: string[] }).keys?.[0] ?? 'siteConfig')
    return `src/site/siteConfig.ts: ${field}: ${issue.message}`
  })
}

/** Stops the build before it starts if the site configuration is wrong. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const faults = siteConfigFaults(siteConfig)
  if (faults.length > 0) reporter.panic(faults.join('\n'))
}
