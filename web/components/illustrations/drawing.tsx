import type { ReactNode } from 'react'

type DrawingProps = {
  readonly width: number
  readonly height: number
  /** Fills its container and is cropped; the value names the edges that stay visible. */
  readonly fills?: string
  readonly children: ReactNode
}

/** A picture in the brand colours, hidden from screen readers: the text beside it says the same. */
export function Drawing({ width, height, fills, children }: DrawingProps) {
  return (
    <svg
      className={fills ? 'drawing drawing-fills' : 'drawing'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? `${fills} slice` : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
