export const air = (
  <>
    <circle cx="60" cy="52" r="24" fill="var(--a2)" opacity=".5" />
    <path d="M0 154q60-34 120-20t200-30v56H0z" fill="var(--d6)" />
    <path d="M176 60h30q10-12 24-8 10 3 12 8h26q8 0 8 7t-8 7h-92q-8 0-8-7t8-7z" fill="var(--d5)" />
    <path d="M250 152v-46h16v46zM244 96h28v12h-28z" fill="var(--d4)" />
    <path d="M247 100h22" stroke="var(--blank)" strokeWidth="5" strokeDasharray="5 2" />
    <path d="M0 152h320v48H0z" fill="var(--d4)" />
    <path d="M0 184h320" stroke="var(--blank)" strokeWidth="3" strokeDasharray="28 18" />
    <path d="M34 108L14 58h20l34 44z" fill="var(--a1)" />
    <path d="M20 116q-2-10 14-12l196-6q32 0 56 24 6 7-6 11-16 5-52 7H70q-42-2-50-24z" fill="var(--blank)" />
    <path d="M21 118q120 10 267 4 2 8-8 11-16 5-52 7H70q-42-2-49-22z" fill="var(--d2)" />
    <path d="M236 102q18 2 32 11h-34z" fill="var(--d1)" />
    <path d="M52 110h172" stroke="var(--d3)" strokeWidth="4" strokeDasharray="4 7" />
    <path d="M96 103h40v24H96z" fill="var(--d1)" />
    <path d="M96 103h40l-4-26H92z" fill="var(--d5)" stroke="var(--d2)" strokeWidth="1.4" />
    <path d="M130 128h62l-54 36h-20z" fill="var(--d1)" />
    <path d="M150 142h30q6 0 6 7t-6 7h-30z" fill="var(--d3)" />
    <path d="M30 112L8 100h20l22 10z" fill="var(--d1)" />
    <path d="M84 140v20m14-20v20m150-22v22" stroke="var(--d1)" strokeWidth="4" />
    <path d="M76 164h30M242 164h14" stroke="var(--d1)" strokeWidth="11" strokeLinecap="round" />
    <path d="M98 113h34v14H98z" fill="var(--a1)" />
    <path d="M92 128h52v4H92z" fill="var(--d2)" />
    <path d="M96 132l44 42m0-42L96 174" stroke="var(--d2)" strokeWidth="3" />
    <path d="M86 172h64v12H86z" fill="var(--a1)" />
    <path d="M98 188h1m38 0h1" stroke="var(--d1)" strokeWidth="12" strokeLinecap="round" />
  </>
)
