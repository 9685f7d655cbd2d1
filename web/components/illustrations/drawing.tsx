import type { ReactNode } from 'react'

type DrawingProps = {
  readonly width: number
  readonly height: number
  /** Fills its place and is cut at the edges; the text says which edges stay. */
  readonly fills?: string
  readonly children: ReactNode
}

/** A picture in the brand's colours. It repeats what the words beside it say, so nothing reads it aloud. */
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
