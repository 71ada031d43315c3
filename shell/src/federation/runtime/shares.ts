import * as emotion from '@emotion/react';
import * as core from '@sundara/web/core';
import * as router from '@sundara/web/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';

/** Libraries that the page has already loaded, and so provides at once. */
export const PRESENT = {
  react: React,
  'react-dom': ReactDOM,
  zustand,
  '@emotion/react': emotion,
  '@sundara/web/core': core,
  '@sundara/web/router': router,
} as const;

/** Groups of the web kit that are fetched when the first remote requests them. */
export const ON_DEMAND = {
  '@sundara/web/content': () => import(/* webpackChunkName: "ui-content" */ '@sundara/web/content'),
  '@sundara/web/detail': () => import(/* webpackChunkName: "ui-detail" */ '@sundara/web/detail'),
  '@sundara/web/form': () => import(/* webpackChunkName: "ui-form" */ '@sundara/web/form'),
  '@sundara/web/plot': () => import(/* webpackChunkName: "ui-plot" */ '@sundara/web/plot'),
  '@sundara/web/table': () => import(/* webpackChunkName: "ui-table" */ '@sundara/web/table'),
  '@sundara/web/visit': () => import(/* webpackChunkName: "ui-visit" */ '@sundara/web/visit'),
} as const;
