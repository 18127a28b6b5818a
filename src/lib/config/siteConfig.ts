import { z } from 'zod'
import { MARK_NAMES } from './names'

const LIGHT_CODE_THEMES = ['github-light', 'one-light'] as const

const DARK_CODE_THEMES = ['github-dark-dimmed', 'one-dark'] as const

export type LightCodeTheme = (typeof LIGHT_CODE_THEMES)[number]
export type DarkCodeTheme = (typeof DARK_CODE_THEMES)[number]

/*
 * Schema of the site configuration. Only the build imports the values; others import types, so zod stays out of the
 * browser.
 */

const name = z.string().min(1)
const address = z.string().regex(/^(\/|https?:\/\/)/, 'write a path from the root or an address with https://')
const linkTarget = z.string().regex(/^(\/|https?:\/\/|www\.)/, 'write a path from the root or an address with https://')
const pathPrefix = z.string().startsWith('/')
const color = z.string().regex(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i, 'write a hexadecimal color such as "#bf88ff"')
const opaqueColor = z
  .string()
  .regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'write a hexadecimal color without transparency, such as "#bf88ff"')

const plainValue = z
  .unknown()
  .refine((value) => z.json().safeParse(value).success, 'write a plain value: functions cannot be passed to the search')

const themed = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    light: value,
    dark: value,
  })

const accentTone = z.strictObject({
  /** Text and links. */
  color: opaqueColor,
  /** Hovered links. */
  hover: opaqueColor,
})

const isFunction = (value: unknown) => typeof value === 'function'

/** Eight digits, of which the last two are not `ff`. */
const isTransparent = (written: unknown) => typeof written === 'string' && written.length === 9

const banner = z
  .strictObject({
    /** One line of Markdown. */
    content: name,
    /** Any hexadecimal color, or one per theme. Default: the accent color. */
    backgroundColor: z.union([color, themed(opaqueColor)]).optional(),
    /** Any CSS color. Default: black or white, whichever is readable. */
    textColor: z.string().optional(),
    /** A CSS length. Default: 32px. */
    height: z.string().optional(),
    /** `false` or 'false' removes the close button. */
    dismissable: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  })
  .refine(({ backgroundColor, textColor }) => textColor !== undefined || !isTransparent(backgroundColor), {
    path: ['textColor'],
    message: 'set the text color, which cannot be derived from a transparent background',
  })

const topNavItem = z.strictObject({
  /** Distinguishes entries. Default: the position. */
  id: z.string().optional(),
  text: z.string().optional(),
  link: linkTarget.optional(),
  /** Path prefix that marks the entry as active, instead of its link. */
  match: pathPrefix.optional(),
  /** The entries of a menu. */
  get items(): z.ZodOptional<z.ZodArray<typeof topNavItem>> {
    return topNav.optional()
  },
  /** Rendered instead of text, link and menu. */
  element: z.custom<JSX.Element>().optional(),
})

const topNav = z.array(
  topNavItem
    .refine((item) => item.element !== undefined || item.text !== undefined, 'give the entry a text or an element')
    .refine((item) => item.link === undefined || item.items === undefined, 'give the entry a link or items, not both'),
)

const sidebarItem = z.strictObject({
  /** Distinguishes entries. Default: the position. */
  id: z.string().optional(),
  text: name,
  mark: z.enum(MARK_NAMES).optional(),
  link: linkTarget.optional(),
  /** Additional path prefix that marks the entry as current. */
  match: pathPrefix.optional(),
  get items(): z.ZodOptional<z.ZodArray<typeof sidebarItem>> {
    return sidebarItems.optional()
  },
  /** Makes the section collapsible; `true` starts it closed. */
  collapsed: z.boolean().optional(),
  /** Shows the entry without a link. */
  disabled: z.boolean().optional(),
})

/** Entries of a sidebar: pages, sections, or both. */
const sidebarItems = z.array(
  sidebarItem.refine((item) => item.link !== undefined || item.items !== undefined, 'give the entry a link or items'),
)

/** A list of entries, or entries with options. */
const sidebarSection = z.union([
  sidebarItems,
  z.strictObject({
    items: sidebarItems,
    /** Shows a link to the previously visited page above the entries. */
    backLink: z.boolean().optional(),
  }),
])

/** Entries of the sidebar and order of the pages: one list, or a map from path prefix to entries. */
export const sidebarSchema = z.union([sidebarItems, z.record(pathPrefix, sidebarSection)])

const social = z.strictObject({
  icon: z.enum(['discord', 'github', 'telegram', 'warpcast', 'x']),
  link: address,
  /** Default: derived from the icon. */
  label: z.string().optional(),
})

const sponsor = z.strictObject({
  /** Alternative text of the logo. */
  name,
  image: address,
  link: address,
})

const sponsorGroup = z.strictObject({
  name,
  /** Height of the logos in pixels. Default: 40. */
  height: z.number().positive().optional(),
  /** Rows of logos; `null` is an empty cell. */
  items: z.array(z.array(sponsor.nullable())),
})

/** Input of the edit link. */
type EditablePage = {
  /** Path relative to the content folder, with extension. */
  filePath: string
}

const editLink = z.strictObject({
  /** An address in which `:path` is replaced by the page's file, or a function. */
  pattern: z.union([
    z.string().includes(':path', 'put :path where the file goes'),
    z.custom<(page: EditablePage) => string>(isFunction),
  ]),
  /** Default: 'Edit page'. */
  text: z.string().optional(),
})

/** The repository of the pages, on a host with GitHub's address scheme. */
const repository = z.strictObject({
  url: z.string().regex(/^https?:\/\/.+[^/]$/, 'write the address without a trailing slash'),
  /** Target branch of changes. Default: 'main'. */
  branch: name.optional(),
  /** Folder of the pages. Default: 'content'. */
  folder: name.optional(),
})

const fontFamily = z.strictObject({
  google: name.optional(),
})

export const siteConfigSchema = z.strictObject({
  title: name,
  titleTemplate: z.string().includes('%s', 'put %s where the title of the page goes'),
  /** What the site is about; also the default description of pages. */
  description: name,
  /** Public address of the host, without base path; needed for previews and canonical links. */
  baseUrl: z
    .string()
    .regex(
      /^https?:\/\/[^/]+$/,
      'write the public address without a trailing slash, such as "https://docs.example.com"',
    )
    .optional(),
  /** Folder from which the site is served; empty for the root. */
  basePath: z.string().optional(),
  /** Icon of the tab, one for all or one per system color scheme. */
  iconUrl: z.union([address, themed(address)]),
  /** One logo, or one per theme. Default: the title. */
  logoUrl: z.union([address, themed(address)]).optional(),
  /** Size of the logo file in any unit, to reserve its space. */
  logoSize: z.strictObject({ width: z.number().positive(), height: z.number().positive() }).optional(),
  /** Color of links, buttons and marks. */
  accentColor: themed(opaqueColor),
  /** Text color on the accent. Default: black or white, whichever is readable. */
  textOnAccent: themed(color).optional(),
  /** Accent color of text. Default: a readable tone per theme. */
  accentText: z.strictObject({ light: accentTone.optional(), dark: accentTone.optional() }).optional(),
  font: z
    .strictObject({
      default: fontFamily.optional(),
      mono: fontFamily.optional(),
    })
    .optional(),
  /**
   * Social preview image with `%logo`, `%title` and `%description`: one address, or a map from path prefix to
   * address.
   */
  ogImageUrl: z.union([address, z.record(pathPrefix, address)]).optional(),
  /** The strip above every page. */
  banner: banner.optional(),
  topNav,
  /** Links to the project elsewhere, in order. */
  socials: z.array(social),
  codeThemes: z.strictObject({
    light: z.enum(LIGHT_CODE_THEMES),
    dark: z.enum(DARK_CODE_THEMES),
  }),
  /** Used instead of the edit link to the repository. */
  editLink: editLink.optional(),
  /** Enables links to edit pages and report mistakes. */
  repository: repository.optional(),
  /** The button that opens a chat assistant: on, off, or on with a custom prompt. */
  aiCta: z.union([z.boolean(), z.custom<(page: { location: string }) => string>(isFunction)]).optional(),
  sponsors: z.array(sponsorGroup).optional(),
  /** Fixes the color scheme and hides the switch. */
  colorScheme: z.enum(['light', 'dark', 'system']).optional(),
  /** Options that override the search engine's defaults. Plain values only, because it runs in a worker. */
  search: z.record(z.string(), plainValue).optional(),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
export type Banner = z.infer<typeof banner>
export type TopNavItem = z.infer<typeof topNavItem>
export type SidebarItem = z.infer<typeof sidebarItem>
export type Sidebar = z.infer<typeof sidebarSchema>
export type Social = z.infer<typeof social>
export type SocialIcon = Social['icon']
export type SponsorGroup = z.infer<typeof sponsorGroup>
export type Repository = z.infer<typeof repository>
export type Font = SiteConfig['font']
