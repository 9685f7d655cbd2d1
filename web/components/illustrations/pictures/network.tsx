/** Ends of the spokes around the hub in the middle. */
const ends = [
  [42, 60, 13],
  [96, 24, 9],
  [228, 26, 10],
  [284, 66, 14],
  [286, 142, 10],
  [226, 178, 13],
  [98, 180, 10],
  [36, 138, 11],
] as const

export const network = (
  <>
    <circle cx="160" cy="102" r="92" fill="var(--d6)" />
    <g fill="none" stroke="var(--d4)" strokeWidth="1.6">
      <circle cx="160" cy="102" r="92" />
      <circle cx="160" cy="102" r="62" strokeDasharray="5 6" />
      <path
        d="M68 102h184M82 54q78 34 156 0M82 150q78-34 156 0M160 10v184M160 10q-62 92 0 184M160 10q62 92 0 184"
        opacity=".6"
      />
    </g>
    <path
      d={ends.map(([x, y]) => `M160 102Q${(x + 160) / 2} ${(y + 102) / 2 - 22} ${x} ${y}`).join('')}
      fill="none"
      stroke="var(--d2)"
      strokeWidth="2.4"
    />
    {ends.map(([x, y, r], index) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} fill={index % 3 === 0 ? 'var(--a1)' : 'var(--d2)'} />
        <path
          d={`M${x - r / 2} ${y + r / 4}h${r}M${x} ${y - r / 2}v${r * 0.75}`}
          stroke="var(--blank)"
          strokeWidth="2"
        />
      </g>
    ))}
    <circle cx="160" cy="102" r="32" fill="var(--d1)" />
    <circle cx="160" cy="102" r="37" fill="none" stroke="var(--a1)" strokeWidth="3" />
    <path d="M142 110h38l-6 10h-26z" fill="var(--blank)" />
    <path d="M149 98h9v9h-9zM161 90h9v17h-9z" fill="var(--a2)" />
  </>
)
