import { Drawing } from '#web/components/illustrations/drawing.tsx'

const centre = { x: 800, y: 430 } as const
const rings = [150, 250, 350, 470, 620, 800] as const

/** One icon per node, 24 by 24: ship, plane, train, warehouse, seal, truck. */
const glyphs = {
  ship: 'M3 14h18l-3 6H6zM7 8h4v5H7zM12 5h4v8h-4z',
  plane: 'M11 2h2l1 7 8 5v2l-8-2-.5 5 2.5 2v1L12 21l-4 1v-1l2.5-2L10 14l-8 2v-2l8-5z',
  train: 'M6 4h12q2 0 2 2v9q0 3-3 3l2 3h-2l-2-3H9l-2 3H5l2-3q-3 0-3-3V6q0-2 2-2zM7 7v4h4V7zm6 0v4h4V7z',
  store: 'M2 10l10-6 10 6v11h-4v-8H6v8H2zM8 15h8v2H8zM8 19h8v2H8z',
  seal: 'M6 3h9l4 4v14H6zM9 12l2.5 3L16 9l-1.5-1-3 4L10 10.5z',
  truck: 'M2 6h12v10H2zM15 9h4l3 4v3h-7zM5 17h4v3H5zM15 17h4v3h-4z',
} as const

type Node = {
  readonly ring: number
  readonly angle: number
  readonly size: number
  readonly glyph?: keyof typeof glyphs
}

const nodes: readonly Node[] = [
  { ring: 5, angle: 167, size: 20 },
  { ring: 4, angle: 160, size: 34, glyph: 'store' },
  { ring: 5, angle: 154, size: 14 },
  { ring: 3, angle: 166, size: 16 },
  { ring: 2, angle: 150, size: 34, glyph: 'train' },
  { ring: 3, angle: 138, size: 18 },
  { ring: 2, angle: 118, size: 16 },
  { ring: 1, angle: 128, size: 30, glyph: 'truck' },
  { ring: 2, angle: 90, size: 36, glyph: 'ship' },
  { ring: 1, angle: 62, size: 16 },
  { ring: 2, angle: 58, size: 30, glyph: 'seal' },
  { ring: 3, angle: 42, size: 18 },
  { ring: 3, angle: 20, size: 18 },
  { ring: 2, angle: 28, size: 34, glyph: 'plane' },
  { ring: 4, angle: 30, size: 14 },
  { ring: 4, angle: 12, size: 20 },
  { ring: 5, angle: 25, size: 34, glyph: 'store' },
  { ring: 5, angle: 12, size: 14 },
]

const placeOf = ({ ring, angle }: Node) => {
  const radius = rings[ring] ?? 0
  const turn = (angle * Math.PI) / 180
  return {
    x: Math.round(centre.x + radius * Math.cos(turn)),
    y: Math.round(centre.y - radius * Math.sin(turn)),
  }
}

function NodeMark({ node, shade }: { node: Node; shade: string }) {
  const { x, y } = placeOf(node)
  const { size, glyph } = node
  if (!glyph) return <circle cx={x} cy={y} r={size / 2} fill={shade} />
  return (
    <>
      <circle cx={x} cy={y} r={size} fill="var(--blank)" />
      <circle cx={x} cy={y} r={size - 4} fill={shade} />
      <path
        d={glyphs[glyph]}
        fill="var(--blank)"
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      />
    </>
  )
}

/** A hub with the members around it. */
export function HubScene() {
  const spokes = nodes.map((node) => {
    const { x, y } = placeOf(node)
    return `M${centre.x} ${centre.y}L${x} ${y}`
  })
  return (
    <Drawing width={1600} height={430} fills="xMidYMax">
      {rings.toReversed().map((radius, index) => (
        <circle
          key={radius}
          cx={centre.x}
          cy={centre.y}
          r={radius}
          fill="var(--d5)"
          fillOpacity={0.16 + index * 0.08}
          stroke={radius < 500 ? 'var(--d4)' : undefined}
          strokeDasharray={index % 2 ? '4 8' : undefined}
        />
      ))}
      <path d={spokes.join('')} stroke="var(--d3)" strokeWidth="2" />
      {nodes.map((node, index) => (
        <NodeMark
          key={`${node.ring}-${node.angle}`}
          node={node}
          shade={index % 3 === 1 ? 'var(--a1)' : 'var(--d2)'}
        />
      ))}
      <circle cx={centre.x} cy={centre.y} r="112" fill="var(--a1)" />
      <circle cx={centre.x} cy={centre.y} r="104" fill="var(--d1)" />
      <path d="M736 384h128l-20 34H756z" fill="var(--blank)" />
      <path d="M758 352h24v28h-24zM786 336h24v44h-24zM814 344h24v36h-24z" fill="var(--a2)" />
      <path
        d="M770 354v24M798 338v40M826 346v32"
        stroke="var(--d1)"
        strokeWidth="12"
        strokeDasharray="2 4"
        opacity=".3"
      />
    </Drawing>
  )
}
