import { Drawing } from '#web/components/illustrations/drawing.tsx'
import { Lorry } from '#web/components/illustrations/pieces/lorry.tsx'
import { QuayCrane } from '#web/components/illustrations/pieces/quay-crane.tsx'
import { Vessel } from '#web/components/illustrations/pieces/vessel.tsx'
import { Water } from '#web/components/illustrations/pieces/water.tsx'

const deck = 560
const foot = 700
const cables = [70, 140, 210, 280, 350, 420] as const

/** Cables fan from the top of a pylon to both sides of the deck. */
function Pylon({ x, height }: { x: number; height: number }) {
  const top = deck - height
  const fan = cables.flatMap((reach, index) => {
    const from = top + 30 + (cables.length - index) * 18
    return [`M${x} ${from}L${x - reach} ${deck}`, `M${x} ${from}L${x + reach} ${deck}`]
  })
  const leg = foot - top
  return (
    <>
      <path d={fan.join('')} stroke="var(--d4)" strokeWidth="2.4" />
      <path
        d={`M${x - 30} ${foot}l22-${leg}h16l22 ${leg}h-16L${x} ${top + 120}l-14 ${leg - 120}z`}
        fill="var(--d3)"
      />
      <path d={`M${x - 20} ${deck - 70}h40v10h-40zM${x - 5} ${top - 26}h10v30h-10z`} fill="var(--d2)" />
    </>
  )
}

/** Hills, the port and trucks on the bridge; the sky on the left is free for the text. */
export function BridgeScene() {
  return (
    <Drawing width={1680} height={760} fills="xMaxYMax">
      <circle cx="1420" cy="190" r="84" fill="var(--a2)" opacity=".28" />
      <path d="M760 600Q900 430 1010 462T1230 372T1460 430T1680 470V600z" fill="var(--d5)" />
      <path d="M0 560q160-60 320-30t300-40 300 34 360-60 400 46v140H0z" fill="var(--d5)" opacity=".7" />
      <g opacity=".5">
        <QuayCrane x={930} y={584} size={0.7} />
        <QuayCrane x={1030} y={584} size={0.7} loaded />
      </g>
      <Water y={600} width={1680} height={160} />
      <Pylon x={1180} height={440} />
      <path d={`M0 ${deck}h1680v22H0z`} fill="var(--d2)" />
      <path d={`M0 ${deck + 22}h1680v14H0z`} fill="var(--d1)" />
      <path d={`M0 ${deck - 16}h1680`} stroke="var(--d2)" strokeWidth="3" />
      <path d={`M0 ${deck - 8}h1680`} stroke="var(--d2)" strokeWidth="16" strokeDasharray="3 37" />
      <path
        d={`M0 ${deck + 11}h1680`}
        stroke="var(--blank)"
        strokeWidth="3"
        strokeDasharray="40 28"
        opacity=".7"
      />
      <Lorry x={1250} y={deck + 10} size={2} />
      <Lorry x={760} y={deck + 6} size={1.3} />
      <Lorry x={340} y={deck + 4} size={0.84} turned />
      <Vessel x={70} y={730} size={0.88} />
      <path
        d="M90 736h260M470 694h420M980 668h130M1240 664h330M1140 722h300"
        stroke="var(--d4)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="90 24 40 16"
      />
    </Drawing>
  )
}
