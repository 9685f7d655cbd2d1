export const survey = (
  <>
    <path d="M0 172h320v28H0z" fill="var(--d5)" />
    <path d="M22 66h196v110H22z" fill="var(--d2)" />
    <path d="M34 121h172" stroke="var(--blank)" strokeWidth="84" strokeDasharray="3 11" opacity=".22" />
    <path d="M22 66h196v9H22zM22 167h196v9H22zM22 66h9v110h-9zM209 66h9v110h-9z" fill="var(--d1)" />
    <path d="M42 84h62v14H42z" fill="var(--blank)" />
    <path d="M47 91h52" stroke="var(--d1)" strokeWidth="6" strokeDasharray="8 2" />
    <path d="M142 108q14-10 26 2t22 6q4 16-8 24t-26 2-20-12q-4-14 6-22z" fill="var(--d1)" opacity=".5" />
    <path d="M196 160l44 34" stroke="var(--a1)" strokeWidth="11" strokeLinecap="round" />
    <circle cx="164" cy="126" r="40" fill="var(--blank)" opacity=".25" />
    <circle cx="164" cy="126" r="40" fill="none" stroke="var(--a1)" strokeWidth="6" />
    <path d="M146 122l12 8 8-8 12 10" stroke="var(--blank)" strokeWidth="4" fill="none" />
    <path d="M228 26h76v108h-76z" fill="var(--blank)" stroke="var(--d3)" strokeWidth="1.6" />
    <path d="M250 18h32v14h-32z" fill="var(--d1)" />
    <path d="M264 52h30m-30 22h30m-30 22h22m-22 22h30" stroke="var(--d4)" strokeWidth="4" />
    <path
      d="M238 50l5 5 9-11m-14 28l5 5 9-11m-14 28l5 5 9-11"
      stroke="var(--a1)"
      strokeWidth="3.4"
      fill="none"
    />
    <path d="M239 112h11v11h-11z" fill="none" stroke="var(--d3)" strokeWidth="2" />
  </>
)
