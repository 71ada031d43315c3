const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBC: Record<string, string> = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

export interface Platform {
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/**
 * The platform of a native package, from its name: makers write the platform into it, as in
 * `@rspack/binding-linux-arm64-musl`. A part that the name does not contain is left out.
 */
export const platformOfName = (name: string): Platform => {
  const words = name.split(/[/_-]/);
  const os = words.find((word) => OS.includes(word));
  const cpu = words.find((word) => CPU.includes(word));
  const libc = os === 'linux' ? words.flatMap((word) => LIBC[word] ?? [])[0] : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
};
