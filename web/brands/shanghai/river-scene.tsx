import { Drawing } from '#web/components/illustrations/drawing.tsx'
import { Gantry } from '#web/components/illustrations/pieces/gantry.tsx'
import { Lorry } from '#web/components/illustrations/pieces/lorry.tsx'
import { QuayCrane } from '#web/components/illustrations/pieces/quay-crane.tsx'
import { RiverBarge } from '#web/components/illustrations/pieces/river-barge.tsx'
import { Stacker } from '#web/components/illustrations/pieces/stacker.tsx'
import { Stacks } from '#web/components/illustrations/pieces/stacks.tsx'
import { Vessel } from '#web/components/illustrations/pieces/vessel.tsx'
import { Water } from '#web/components/illustrations/pieces/water.tsx'

/** From the inland warehouse down the river to the depot and the ship. */
export function RiverScene() {
  return (
    <Drawing width={1680} height={500} fills="xMidYMax">
      <Skyline />
      <path d="M0 330h620l40 22h330l30-22h660v170H0z" fill="var(--d4)" />
      <Inland />
      <Water y={352} width={1680} height={148} />
      <path d="M0 326h630l46 40H0zM1004 366l30-40h646v40z" fill="var(--d3)" />
      <path d="M0 326h632l8 7H0zM1028 333l6-7h646v7z" fill="var(--d2)" />
      <Seaside />
      <RiverBarge x={660} y={374} size={1.1} stacks="1221221" shift={5} />
      <RiverBarge x={500} y={414} size={1.5} />
      <RiverBarge x={880} y={420} size={1.5} stacks="2233122" shift={2} />
      <Vessel x={1216} y={420} size={1.5} />
      <path
        d="M506 422h270M886 428h270M1226 428h450M664 378h190"
        stroke="var(--d4)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="80 18 30 12"
      />
    </Drawing>
  )
}

function Skyline() {
  return (
    <>
      <circle cx="830" cy="150" r="70" fill="var(--a2)" opacity=".4" />
      <path
        d="M560 340V230h34v-30h30v60h26v-90h28v40h30v-76l14-30 14 30v146h26v-80h34v50h24v-120h10V96h6v34h10v120h30v-60h36v40h26v-96h34v150h30v-60h40v60h30v60z"
        fill="var(--d5)"
      />
      <path d="M752 340l10-150h6l10 150z" fill="var(--d4)" />
      <circle cx="765" cy="250" r="17" fill="var(--d4)" />
      <circle cx="765" cy="190" r="11" fill="var(--d4)" />
      <path d="M764 190v-70" stroke="var(--d4)" strokeWidth="3" />
      <path d="M0 330q90-70 200-44t200-40 190 30v60zM1120 330q120-60 260-34t300-40v80z" fill="var(--d6)" />
    </>
  )
}

/** Warehouse and inland terminal on the left bank. */
function Inland() {
  return (
    <>
      <path d="M24 236l130-42 130 42v94H24z" fill="var(--d5)" />
      <path d="M12 240l142-46 142 46v-12L154 182 12 228z" fill="var(--d2)" />
      <path d="M44 262h220" stroke="var(--d4)" strokeWidth="9" strokeDasharray="22 8" />
      <path d="M42 280h46v50H42zM108 280h46v50h-46zM174 280h46v50h-46z" fill="var(--blank)" />
      <path d="M42 280h46v30H42zM174 280h46v40h-46z" fill="var(--d3)" />
      <path d="M112 308h18v22h-18zM132 298h18v32h-18z" fill="var(--a1)" />
      <path d="M36 274h58v6H36zM102 274h58v6h-58zM168 274h58v6h-58z" fill="var(--d1)" />
      <Lorry x={208} y={330} size={0.78} />
      <Stacks x={394} y={328} stacks="34324" width={34} height={16} shift={4} />
      <Stacks x={478} y={244} stacks="1" width={38} height={17} shift={2} />
      <Gantry x={380} y={330} size={1.4} />
    </>
  )
}

/** Depot and deep-sea quay on the right bank. */
function Seaside() {
  return (
    <>
      <Stacks x={1060} y={328} stacks="455" width={36} height={17} shift={1} />
      <Stacker x={1262} y={328} size={1} turned />
      <QuayCrane x={1290} y={328} size={1.5} loaded />
      <QuayCrane x={1490} y={328} size={1.5} />
      <Lorry x={1580} y={328} size={0.6} />
    </>
  )
}
