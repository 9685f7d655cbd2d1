export const document = (
  <>
    <ellipse cx="160" cy="184" rx="130" ry="7" fill="var(--d5)" />
    <path d="M60 34h112v146H60z" fill="var(--d4)" transform="rotate(-7 116 106)" />
    <path d="M84 20h112l28 28v132H84z" fill="var(--blank)" stroke="var(--d3)" strokeWidth="1.6" />
    <path d="M196 20v28h28z" fill="var(--d4)" />
    <path d="M100 42h52" stroke="var(--d1)" strokeWidth="8" />
    <path d="M100 60h82M100 71h64" stroke="var(--d4)" strokeWidth="4" />
    <path d="M100 84h108v14H100z" fill="var(--d2)" />
    <path d="M100 112h108v14H100zM100 140h108v14H100z" fill="var(--d6)" />
    <path d="M106 105h40m-40 14h52m-52 14h34m-34 14h46" stroke="var(--d3)" strokeWidth="4" />
    <path d="M180 105h22m-28 14h28m-20 14h20m-26 14h26" stroke="var(--d1)" strokeWidth="4" />
    <path d="M106 91h26m50 0h20" stroke="var(--blank)" strokeWidth="4" />
    <path d="M164 166h38" stroke="var(--a1)" strokeWidth="7" />
    <path d="M226 82l40 14v26q0 32-40 46-40-14-40-46V96z" fill="var(--d1)" />
    <path d="M226 91l32 11v20q0 25-32 37-32-12-32-37v-20z" fill="none" stroke="var(--d4)" strokeWidth="2" />
    <path d="M210 124l12 13 22-26" fill="none" stroke="var(--a2)" strokeWidth="7" />
    <path d="M268 178l20-64 12 4-20 64-11 9z" fill="var(--a1)" />
    <path d="M288 114l3-9 12 4-3 9zM269 191l1-9 8 3z" fill="var(--d1)" />
  </>
)
