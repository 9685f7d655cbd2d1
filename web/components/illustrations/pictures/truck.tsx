import { Lorry } from '#web/components/illustrations/pieces/lorry.tsx'

export const truck = (
  <>
    <circle cx="74" cy="60" r="26" fill="var(--a2)" opacity=".5" />
    <path d="M0 132q50-44 96-22t84-34 76 22 64-18v62H0z" fill="var(--d5)" />
    <path d="M0 148h320v10H0z" fill="var(--d4)" />
    <path d="M250 58h64v26h-64z" fill="var(--d2)" />
    <path
      d="M258 66h34M258 75h22M300 78v-13m-5 5l5-5 5 5"
      stroke="var(--blank)"
      strokeWidth="3"
      fill="none"
    />
    <path d="M282 84v66" stroke="var(--d2)" strokeWidth="4" />
    <path d="M0 158h320v42H0z" fill="var(--d3)" />
    <path d="M0 188h320" stroke="var(--blank)" strokeWidth="3" strokeDasharray="26 20" />
    <path d="M0 146h320" stroke="var(--d3)" strokeWidth="3" />
    <path
      d="M6 158v-12m46 12v-12m46 12v-12m46 12v-12m46 12v-12m46 12v-12m46 12v-12"
      stroke="var(--d3)"
      strokeWidth="3"
    />
    <ellipse cx="142" cy="176" rx="124" ry="4" fill="var(--d1)" opacity=".35" />
    <Lorry x={24} y={176} size={1.36} />
  </>
)
