import { type Placed, placed } from './placed.ts'

/** A truck with a 40 ft container, 172 long, on the road at y, driving right. */
export function Lorry(place: Placed) {
  return (
    <g transform={placed(place)}>
      <path d="M0-60h120v42H0z" fill="var(--a1)" />
      <path d="M5-39h110" stroke="var(--blank)" strokeWidth="32" strokeDasharray="1.6 4.4" opacity=".26" />
      <path d="M0-60h120v4H0zM0-22h120v4H0zM0-60h4v42H0zM116-60h4v42h-4z" fill="var(--d1)" opacity=".28" />
      <path d="M10-52h30v7H10z" fill="var(--blank)" opacity=".9" />
      <path d="M2-18h136v6H2z" fill="var(--d1)" />
      <path d="M126-12v-48q0-6 6-6h17q5 0 8 6l11 22q2 4 2 8v18z" fill="var(--d2)" />
      <path d="M138-58h12q3 0 4 3l8 17h-24z" fill="var(--blank)" />
      <path d="M126-30h44v4h-44zM122-70h3v54h-3z" fill="var(--d1)" />
      <path d="M166-24h5v7h-5z" fill="var(--a2)" />
      <path d="M124-14h50v5h-50z" fill="var(--d1)" />
      {[16, 34, 100, 118, 152].map((at) => (
        <g key={at}>
          <circle cx={at} cy="-8.5" r="8.5" fill="var(--d1)" />
          <circle cx={at} cy="-8.5" r="3.6" fill="var(--d4)" />
        </g>
      ))}
    </g>
  )
}
