export const customs = (
  <>
    <path d="M0 168h320v32H0z" fill="var(--d5)" />
    <path d="M150 84h158v92H150z" fill="var(--d2)" />
    <path d="M150 84h158v8H150zM150 168h158v8H150zM150 84h8v92h-8zM300 84h8v92h-8z" fill="var(--d1)" />
    <path d="M162 130h134" stroke="var(--blank)" strokeWidth="70" strokeDasharray="3 11" opacity=".2" />
    <path d="M227 92h4v76h-4z" fill="var(--d1)" />
    <path d="M206 92v76m46-76v76" stroke="var(--d5)" strokeWidth="3.4" />
    <path d="M200 130h22m14 0h22" stroke="var(--a2)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="229" cy="130" r="9" fill="var(--a1)" />
    <path d="M225 130l3 4 6-8" stroke="var(--blank)" strokeWidth="2" fill="none" />
    <path
      d="M28 28h104v140q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-8 0z"
      fill="var(--blank)"
      stroke="var(--d3)"
      strokeWidth="1.6"
    />
    <path d="M42 46h44" stroke="var(--d1)" strokeWidth="7" />
    <path d="M42 64h76M42 76h60M42 94h76M42 108h76M42 122h76" stroke="var(--d4)" strokeWidth="4" />
    <path d="M84 86v42m-44-42h80v42H40zm0 14h80m-80 14h80" stroke="var(--d3)" strokeWidth="1.2" fill="none" />
    <g transform="rotate(-14 118 146)" fill="none" stroke="var(--a1)">
      <circle cx="118" cy="146" r="27" strokeWidth="4" />
      <circle cx="118" cy="146" r="20" strokeWidth="1.6" strokeDasharray="4 3" />
      <path d="M107 146l8 8 15-17" strokeWidth="5" />
    </g>
    <path
      d="M180 60q0-16 20-16h56q20 0 20 16"
      stroke="var(--d4)"
      strokeWidth="3"
      strokeDasharray="7 6"
      fill="none"
    />
    <path d="M268 52l8 10 8-10" fill="none" stroke="var(--d4)" strokeWidth="3" />
  </>
)
