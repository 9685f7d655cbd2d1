type WaterProps = { readonly y: number; readonly width: number; readonly height: number }

const rows = [
  { down: 0.16, dash: '34 22 12 40', shift: 0 },
  { down: 0.42, dash: '18 46 40 30', shift: 24 },
  { down: 0.7, dash: '26 70 10 36', shift: 60 },
] as const

/** Water below y. */
export function Water({ y, width, height }: WaterProps) {
  return (
    <>
      <path d={`M0 ${y}h${width}v${height}H0z`} fill="var(--d5)" />
      {rows.map(({ down, dash, shift }) => (
        <path
          key={down}
          d={`M0 ${y + height * down}h${width}`}
          stroke="var(--d4)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={dash}
          strokeDashoffset={shift}
        />
      ))}
    </>
  )
}
