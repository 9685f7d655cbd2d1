export const overseas = (
  <>
    <circle cx="112" cy="92" r="76" fill="var(--d5)" />
    <g fill="none" stroke="var(--d3)" strokeWidth="1.6">
      <path d="M36 92h152M50 50q62 26 124 0M50 134q62-26 124 0M112 16v152M112 16q-56 76 0 152M112 16q56 76 0 152" />
      <circle cx="112" cy="92" r="76" strokeWidth="2.4" />
    </g>
    <path d="M58 118Q110 20 214 66" fill="none" stroke="var(--a1)" strokeWidth="3.4" strokeDasharray="8 6" />
    <circle cx="58" cy="118" r="7" fill="var(--a1)" />
    <path d="M0 176h320v24H0z" fill="var(--d4)" />
    <path d="M146 106l78-26 82 26v70H146z" fill="var(--blank)" />
    <path d="M138 108l86-30 90 30v-9L224 70l-86 29z" fill="var(--d1)" />
    <path d="M146 112h160v8H146z" fill="var(--d3)" />
    <path d="M160 132h36v44h-36zM206 132h36v44h-36zM252 132h40v44h-40z" fill="var(--d4)" />
    <path d="M160 132h36v20h-36zM252 132h40v32h-40z" fill="var(--d2)" />
    <path d="M160 139h36m-36 7h36m56-7h40m-40 7h40m-40 7h40m-40 7h40" stroke="var(--d4)" strokeWidth="1.6" />
    <path d="M210 156h14v20h-14zM226 148h12v28h-12zM166 160h12v16h-12z" fill="var(--a1)" />
    <path d="M217 156v7m15-15v8m-60 4v6" stroke="var(--blank)" strokeWidth="3" />
    <path d="M224 12q22 0 22 21 0 14-22 36-22-22-22-36 0-21 22-21z" fill="var(--a1)" />
    <circle cx="224" cy="33" r="8" fill="var(--blank)" />
  </>
)
