/** The logo: a laden ship at the quay, in the two colours of the brand. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="var(--brand)">
        <path d="M2.5 23.5h35l-4.6 9.2a3 3 0 0 1-2.7 1.6H9.8a3 3 0 0 1-2.7-1.6z" />
        <path d="M16.2 14h7.6v7.2h-7.6zM25.6 14h7.6v7.2h-7.6z" />
      </g>
      <path d="M6.8 14h7.6v7.2H6.8zM16.2 5h7.6v7.2h-7.6z" fill="var(--accent)" />
    </svg>
  )
}
