import type { ReactNode } from 'react'

type GlyphProps = { size?: number; children: ReactNode }

function Glyph({ size = 16, children }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const SunIcon = () => (
  <Glyph>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7" />
  </Glyph>
)

export const MoonIcon = () => (
  <Glyph>
    <path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z" />
  </Glyph>
)

export const CheckIcon = () => (
  <Glyph>
    <path d="m3 8.5 3.2 3.2L13 4.8" />
  </Glyph>
)

export const CopyIcon = () => (
  <Glyph>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
    <path d="M3.5 10.5h-.25a.75.75 0 0 1-.75-.75v-6.5c0-.41.34-.75.75-.75h6.5c.41 0 .75.34.75.75v.25" />
  </Glyph>
)

export const ChevronDownIcon = () => (
  <Glyph>
    <path d="m4 6.25 4 4 4-4" />
  </Glyph>
)

export const PencilIcon = () => (
  <Glyph size={14}>
    <path d="m2.5 13.5.7-3 7.3-7.3a1.4 1.4 0 0 1 2 0l.3.3a1.4 1.4 0 0 1 0 2l-7.3 7.3-3 .7Z" />
  </Glyph>
)

export const CrossIcon = () => (
  <Glyph size={14}>
    <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
  </Glyph>
)

export const ChatIcon = () => (
  <Glyph>
    <path d="M2.5 3.25c0-.41.34-.75.75-.75h9.5c.41 0 .75.34.75.75v7c0 .41-.34.75-.75.75H7.5L4.5 13.5V11H3.25a.75.75 0 0 1-.75-.75v-7Z" />
    <path d="M5.5 5.75h5M5.5 8h3" />
  </Glyph>
)
