import { box } from './bay.tsx'
import { area, line } from './yard-plane.ts'

type Standing = { readonly x: number; readonly y: number }

/** Three faces of a block at the height z: left, right and top. */
function faces({ x, y }: Standing, [long, wide, high]: readonly [number, number, number], z: number) {
  const right = x + long
  const front = y + wide
  const top = z + high
  return {
    left: area([x, front, z], [right, front, z], [right, front, top], [x, front, top]),
    right: area([right, y, z], [right, front, z], [right, front, top], [right, y, top]),
    top: area([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
  }
}

/** A gantry above a stack, lifting a container. */
export function YardGantry({ x, from, to }: { x: number; from: number; to: number }) {
  const high = 168
  const wide = 70
  const hung = faces({ x: x + 5, y: 50 }, [box.long, box.wide, box.high], 112)
  return (
    <g fill="none" stroke="var(--a1)" strokeLinejoin="round">
      <path
        d={line([x, from, 0], [x, from, high]) + line([x + wide, from, 0], [x + wide, from, high])}
        strokeWidth="6"
      />
      <path
        d={line([x + 14, 62, high], [x + 14, 62, 137]) + line([x + 56, 62, high], [x + 56, 62, 137])}
        stroke="var(--d1)"
        strokeWidth="2"
      />
      <path d={hung.left} fill="var(--a1)" stroke="none" />
      <path d={hung.right} fill="var(--d1)" stroke="none" />
      <path d={hung.top} fill="var(--a2)" stroke="none" />
      <path
        d={line([x, from, high], [x, to, high]) + line([x + wide, from, high], [x + wide, to, high])}
        strokeWidth="11"
      />
      <path
        d={area([x, 46, high], [x + wide, 46, high], [x + wide, 78, high], [x, 78, high])}
        fill="var(--d1)"
        stroke="none"
      />
      <path d={line([x, to, 0], [x, to, high], [x + wide, to, high], [x + wide, to, 0])} strokeWidth="6" />
      <path d={line([x - 12, to, 5], [x + wide + 12, to, 5])} strokeWidth="9" stroke="var(--d1)" />
    </g>
  )
}

/** A truck with a container, driving to the lower right. */
export function YardTruck({ x, y }: Standing) {
  const load = faces({ x, y }, [box.long * 1.6, 22, 24], 9)
  const bed = faces({ x, y }, [box.long * 1.6 + 34, 22, 7], 2)
  const cab = faces({ x: x + box.long * 1.6 + 8, y: y + 1 }, [24, 20, 24], 6)
  return (
    <>
      <path d={bed.left + bed.right + bed.top} fill="var(--d1)" />
      <path d={load.left} fill="var(--a1)" />
      <path d={load.right} fill="var(--d1)" />
      <path d={load.top} fill="var(--a2)" />
      <path d={cab.left} fill="var(--d2)" />
      <path d={cab.right} fill="var(--d1)" />
      <path d={cab.top} fill="var(--d3)" />
    </>
  )
}

export function Lamp({ x, y }: Standing) {
  return (
    <>
      <path d={line([x, y, 0], [x, y, 110])} stroke="var(--d2)" strokeWidth="4" />
      <path d={line([x - 14, y, 110], [x + 14, y, 110])} stroke="var(--a1)" strokeWidth="8" />
    </>
  )
}
