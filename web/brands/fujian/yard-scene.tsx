import { Drawing } from '#web/components/illustrations/drawing.tsx'
import { Bay, box } from './bay.tsx'
import { Lamp, YardGantry, YardTruck } from './yard-machines.tsx'
import { area, line } from './yard-plane.ts'

const pitch = box.wide + 3

type Row = { readonly x: number; readonly y: number; readonly stacks: string; readonly shift: number }

const block = (x: number, y: number, shift: number, bays: readonly string[]): readonly Row[] =>
  bays.map((stacks, row) => ({ x, y: y + row * pitch, stacks, shift: shift + row * 2 }))

/** From back to front, so that each row covers the one behind it. */
const back = [
  ...block(0, 0, 0, ['33443', '34432', '24433', '33321']),
  ...block(366, 0, 4, ['3343', '4332', '3322', '3211']),
]
const front = [
  ...block(0, 196, 2, ['23322', '22321', '12210']),
  ...block(366, 196, 6, ['2221', '1211', '1100']),
]

const lanes =
  line([-80, 152, 0], [700, 152, 0]) + line([334, -50, 0], [334, 380, 0]) + line([-80, 330, 0], [700, 330, 0])

const bayOf = ({ x, y, stacks, shift }: Row) => (
  <Bay key={`${x} ${y}`} x={x} y={y} stacks={stacks} shift={shift} />
)

/** The yard from above: two rows of stacks, a gantry and a truck. */
export function YardScene() {
  return (
    <Drawing width={960} height={640} fills="xMidYMid">
      <path d={area([-90, -50, 0], [720, -50, 0], [720, 390, 0], [-90, 390, 0])} fill="var(--d5)" />
      <path d={area([-90, 390, 0], [720, 390, 0], [720, 390, -14], [-90, 390, -14])} fill="var(--d4)" />
      <path d={area([720, -50, 0], [720, 390, 0], [720, 390, -14], [720, -50, -14])} fill="var(--d3)" />
      <path d={lanes} stroke="var(--blank)" strokeWidth="4" strokeDasharray="24 18" />
      <Lamp x={-60} y={-30} />
      {back.map(bayOf)}
      <YardGantry x={128} from={-14} to={126} />
      <YardTruck x={420} y={142} />
      <Lamp x={348} y={176} />
      {front.map(bayOf)}
      <YardTruck x={90} y={320} />
    </Drawing>
  )
}
