import type { Subject } from './fault.ts';

const SOURCES = 'registry/src';

/** Signatures, the list of trusted keys, revocation. */
export const KEYS: Subject = {
  name: 'keys',
  faults: [
    {
      name: 'any-document-signature',
      breaks: 'A document that was changed after it was signed is refused.',
      file: `${SOURCES}/keys/envelope.ts`,
      before: "if (!verify(null, bytes, key, Buffer.from(signature.value, 'base64')))",
      after: 'if (bytes.length === 0)',
      tests: [`${SOURCES}/keys/keys.itest.ts`, `${SOURCES}/site/live-release.itest.ts`],
    },
    {
      name: 'key-of-another-subject',
      breaks: 'The key of one team signs for no other.',
      file: `${SOURCES}/keys/trusted-keys.ts`,
      before: 'if (found.subject === subject) return found;',
      after: 'if (!found.revoked) return found;',
      tests: [`${SOURCES}/keys/keys.itest.ts`],
    },
    {
      name: 'earlier-key-list-taken',
      breaks: 'An earlier list of trusted keys that is put back is refused.',
      file: `${SOURCES}/keys/key-list-reader.ts`,
      before: 'if (before && sequence < before.sequence)',
      after: 'if (before && sequence < 0)',
      tests: [`${SOURCES}/keys/key-list.itest.ts`],
    },
    {
      name: 'expired-key-list-signs',
      breaks: 'Nothing new is signed or taken once the list of trusted keys has expired.',
      file: `${SOURCES}/keys/trusted-keys.ts`,
      before: 'Date.parse(list.expiresAt) <= Date.now()',
      after: 'Date.parse(list.expiresAt) < 0',
      tests: [`${SOURCES}/keys/key-list.itest.ts`, `${SOURCES}/site/live-release.itest.ts`],
    },
    {
      name: 'revoked-key-counts',
      breaks: 'Nothing counts that a revoked key signed.',
      file: `${SOURCES}/keys/trusted-keys.ts`,
      before: 'if (found.revoked)\n',
      after: 'if (found.revoked?.by === "nobody")\n',
      tests: [`${SOURCES}/core/end-key.itest.ts`],
    },
    {
      name: 'revoked-goes-on-in-memory',
      breaks: 'A site server ends what a revoked key signed, though it runs already.',
      file: `${SOURCES}/site/live/environment-watch.ts`,
      before: '        await endRevoked();\n        throw error;',
      after: '        throw error;',
      tests: [`${SOURCES}/site/live-release.itest.ts`],
    },
    {
      name: 'stolen-head-signed-anew',
      breaks: 'The root signs what the acts of before the moment say, not what the stolen key wrote.',
      file: `${SOURCES}/core/sign-anew.ts`,
      before: 'after === undefined\n',
      after: 'undone.length === 0\n',
      tests: [`${SOURCES}/core/end-key.itest.ts`],
    },
    {
      name: 'backdated-act-stays',
      breaks: 'What follows an act of after the moment is undone, whatever time it gives.',
      file: `${SOURCES}/core/kept-history.ts`,
      before: 'whole.findIndex((act) => !isBefore(act))',
      after: 'whole.findLastIndex(isBefore) + 1 || -1',
      tests: [`${SOURCES}/core/end-key.itest.ts`],
    },
    {
      name: 'signed-during-revocation',
      breaks: 'What the key signs while it is revoked is put right.',
      file: `${SOURCES}/core/end-key.ts`,
      before: '  await signAnew(context, ending, act, actor);\n  return',
      after: '  return',
      tests: [`${SOURCES}/core/end-key.itest.ts`],
    },
    {
      name: 'stolen-release-runs-on',
      breaks: 'No environment runs on what the stolen key of a team has published.',
      file: `${SOURCES}/acts/leave-releases.ts`,
      before: 'id === part && !good.has(record)',
      after: 'id === part && good.size < 0 && !good.has(record)',
      tests: [`${SOURCES}/core/end-key.itest.ts`, `${SOURCES}/cli/key-revoke.itest.ts`],
    },
    {
      name: 'revoked-key-added-again',
      breaks: 'A revoked key is revoked for good.',
      file: `${SOURCES}/core/key-list.ts`,
      before: 'key.revoked && isAdded(key)',
      after: 'key.revoked && !isAdded(key)',
      tests: [`${SOURCES}/core/end-key.itest.ts`],
    },
  ],
};
