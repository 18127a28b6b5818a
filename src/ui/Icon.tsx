import type { ReactNode, SVGProps } from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'> & {
  /** Pixels or a CSS length. */
  size?: number | string
}

/** Icon sizes: next to small text, in controls, standalone. */
export const SMALL_ICON_PX = 12
export const MEDIUM_ICON_PX = 14
export const LARGE_ICON_PX = 16

type FrameProps = IconProps & { children: ReactNode }

/** Icons accompany text or are inside named controls, so they are hidden from assistive technology. */
function Frame({ size = '1em', children, ...rest }: FrameProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...rest}>
      {children}
    </svg>
  )
}

const line = (d: string) => (props: IconProps) => (
  <Frame fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" {...props}>
    <path d={d} />
  </Frame>
)

const shape = (d: string) => (props: IconProps) => (
  <Frame fill="currentColor" fillRule="evenodd" {...props}>
    <path d={d} />
  </Frame>
)

export const ArrowDiagonalIcon = line('M7 17 17 7M9 7h8v8')
export const ArrowLeftIcon = line('M20 12H4M11 5l-7 7 7 7')
export const ChatIcon = line('M3.5 4h17v12.5H11L7 20v-3.5H3.5zM8 8.5h8M8 12h5')
export const CheckIcon = line('M5 13l4.5 4.5L19 7')
export const ChevronDownIcon = line('M6 9l6 6 6-6')
export const ChevronRightIcon = line('M9 6l6 6-6 6')
export const ChevronUpIcon = line('M6 15l6-6 6 6')
export const CopyIcon = line('M9 9h11v11H9zM5.5 15H4V4h11v1.5')
export const CrossIcon = line('M6 6l12 12M18 6L6 18')
export const FileIcon = line('M14 3H6v18h12V7zM14 3v4h4M9 12h6M9 16h6')
export const ListIcon = line('M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01')
export const MagnifierIcon = line('M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5L20 20')
export const MenuIcon = line('M4 6h16M4 12h16M4 18h16')
export const MoonIcon = line('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z')
export const PencilIcon = line('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5')
export const SunIcon = line(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
)
export const TerminalIcon = line('M3 5h18v14H3zM7 9l3 3-3 3M12.5 15H17')

export const WrapIcon = line('M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15.5L12.5 18l2.5 2.5M4 18h4')

export const DiscordIcon = shape(
  'M8.5 4.5C6.7 4.8 5.2 5.4 4 6.2 2 9.5 1.2 13 1.5 17.2c1.7 1.3 3.5 2.1 5.2 2.5l1.2-2.1-1.7-.8.4-.4c3.4 1.5 7.4 1.5 10.8 0l.4.4-1.7.8 1.2 2.1c1.7-.4 3.5-1.2 5.2-2.5C22.8 13 22 9.5 20 6.2c-1.2-.8-2.7-1.4-4.5-1.7l-.7 1.4a16 16 0 0 0-5.6 0zM8.5 10a1.9 2.1 0 1 1 0 4.2 1.9 2.1 0 1 1 0-4.2zM15.5 10a1.9 2.1 0 1 1 0 4.2 1.9 2.1 0 1 1 0-4.2z',
)
export const GithubIcon = shape(
  'M12 1.5a10.5 10.5 0 0 0-3.3 20.46c.5.1.7-.2.7-.5v-2c-2.9.6-3.5-1.3-3.5-1.3-.5-1.2-1.2-1.5-1.2-1.5-1-.7 0-.6 0-.6 1 0 1.6 1.1 1.6 1.1 1 1.6 2.5 1.1 3.1.9 0-.7.4-1.2.7-1.4-2.3-.3-4.8-1.2-4.8-5.2 0-1.1.4-2.1 1.1-2.8-.1-.3-.5-1.3.1-2.8 0 0 .9-.3 2.9 1.1a10 10 0 0 1 5.2 0c2-1.4 2.9-1.1 2.9-1.1.6 1.5.2 2.5.1 2.8.7.7 1.1 1.7 1.1 2.8 0 4-2.5 4.9-4.8 5.2.4.3.7 1 .7 1.9v2.9c0 .3.2.6.7.5A10.5 10.5 0 0 0 12 1.5z',
)
export const TelegramIcon = shape('M2 11.5L21.5 3.5 18.5 20.5 12 15.8 9 19 8.5 13.5 17 7 6.5 13z')
export const WarpcastIcon = shape('M2 4.5h4.5L8.5 13l2-8.5h3l2 8.5 2-8.5H22L18.5 19.5h-4.5L12 12l-2 7.5H5.5z')
export const XIcon = shape(
  'M2 3h6.3l4.7 6.4L18.6 3h2.3l-6.9 7.9L22 21h-6.3l-5.1-6.9L4.5 21H2.2l7.3-8.5zM5.5 4.8L16.6 19.2h2L7.4 4.8z',
)
