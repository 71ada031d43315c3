import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { leaveOutOwnerStacks } from './owner-stacks.ts';

configure({ asyncUtilTimeout: 15_000 });
leaveOutOwnerStacks();
